@Component({ selector: 'a' })
export class Part {
  @Input() size = 1;

  @memoize
  area(): number {
    return 1;
  }

  ngOnInit(): void {}
}

declare global {
  interface Window {
    part: Part;
  }
}

declare module 'elsewhere' {
  export class Given {}
}
