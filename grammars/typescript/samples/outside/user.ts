export class User {
  canEdit(): boolean {
    return true;
  }
  rename(): void {}
  label = '';
  trim(): void {}
}

export class Team {
  rename(): void {}
  push(): void {}
}
