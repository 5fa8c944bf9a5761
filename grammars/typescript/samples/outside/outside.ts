import type { Request, Response } from 'express';
import type { Ref } from 'vue';
import { store, type Box } from 'kit';
import * as kit from 'kit';
import { User } from './user.ts';

// The first member is a name of the package. What it holds may come from here.
export function page(request: Request, response: Response): void {
  request.canEdit(); // canEdit -> package:express:Request.canEdit
  request.user.canEdit(); // canEdit -> package:express:Request.user.canEdit, canEdit -> ? User.canEdit
  response.locals.user?.canEdit(); // canEdit -> package:express:Response.locals.user.canEdit, canEdit -> ? User.canEdit
  store.current.canEdit(); // canEdit -> package:kit:store.current.canEdit, canEdit -> ? User.canEdit
  kit.make.canEdit(); // canEdit -> package:kit:make.canEdit
  const { user } = request;
  user.canEdit(); // canEdit -> package:express:Request.user.canEdit, canEdit -> ? User.canEdit
}

// Type arguments say more than the name.
export function typed(user: Ref<User>, box: Box<User>, users: Ref<User[]>, name: Ref<string>): void {
  user.value.rename(); // rename -> package:vue:Ref.value.rename, rename -> ? User.rename
  box.get().rename(); // rename -> ? User.rename
  console.log(user.value.label); // label -> ? User.label
  users.value.push(new User()); // push -> package:vue:Ref.value.push
  name.value.trim(); // trim -> package:vue:Ref.value.trim
}
