export class User {
  canEdit() {}
  canSee() {}
  canGo() {}
}
