import type { PressEvent } from './jsx.ts';

// A name of the program is no element.
const div = 'div';

export function Page({ close }: { close: (event: PressEvent) => void }) {
  return (
    <div onClick={(event) => event.stop()}> // JSX.IntrinsicElements.div, Attributes.onClick, PressEvent.stop
      <a href="#" onClick={close}> // JSX.IntrinsicElements.a, LinkAttributes.href, Attributes.onClick
        close
      </a>
      <x-row />
      <unknown title={div} />
    </div>
  );
}
