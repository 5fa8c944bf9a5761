import { cloudflare } from './cloudflare.ts';
import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import type { Host, HostName } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { s3 } from './s3.ts';

export const hosts: Readonly<Record<HostName, Host>> = { github, gitlab, cloudflare, netlify, s3, nginx };
