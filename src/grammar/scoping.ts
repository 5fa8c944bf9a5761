import * as z from 'zod';
import { callFlags } from './scoping/calls.ts';
import { constructionFlags } from './scoping/construction.ts';
import { frameworkFlags } from './scoping/frameworks.ts';
import { genericFlags } from './scoping/generics.ts';
import { memberFlags } from './scoping/members.ts';
import { nameFlags } from './scoping/names.ts';
import { protocolFlags } from './scoping/protocols.ts';
import { valueFlags } from './scoping/values.ts';

/** How names are seen and types behave in a language. Each file in `scoping/` has the flags of one subject. */
export const Scoping = z.strictObject({
  ...nameFlags,
  ...memberFlags,
  ...callFlags,
  ...valueFlags,
  ...constructionFlags,
  ...protocolFlags,
  ...genericFlags,
  ...frameworkFlags,
});
