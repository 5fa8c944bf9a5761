import { lstatSync, readFileSync, readlinkSync, type Stats } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, isAbsolute, join, resolve } from 'node:path';

const GROUP_WRITES = 0o020;
const OTHERS_WRITE = 0o002;
const STICKY = 0o1000;
const MAX_LINKS = 40;
/** The user id that Linux shows for owners that have none in this user namespace. */
const UNMAPPED = 65534;

/**
 * Throws if another user, except root, can decide what is found at a path, now or later. The end of the path need not exist. The message names
 * the first place that is not safe. Never throws on Windows, where profiles are closed to others.
 *
 * The name in a folder decides what is found there, so it is not enough that the last folder is closed: whoever can write to a folder above it
 * can put another one in its place. From the root on, each folder, and each symbolic link with the way to its target,
 *
 * 1. belongs to this user or root: an owner can change the mode at any time;
 * 2. can be written by nobody else, or is a sticky folder (`/tmp`), in which only the owner of an entry, of the folder, or root can replace
 *    the entry. By 1, applied to the entry, these are this user and root.
 *
 * A path that passes can be changed by this user and root only, so it stays safe after the check. A name that does not exist yet in a sticky folder can
 * be taken by another user, so callers check again what they made. The mode covers access lists of Linux, whose mask takes the place of the
 * group's permissions.
 */
export function checkPrivatePath(path: string): void {
  if (process.getuid === undefined) return;
  const names = resolve(path).split('/');
  let folder = '/';
  for (let links = 0; names.length > 0;) {
    const name = names.shift() ?? '';
    if (name === '.') continue;
    if (name === '..') {
      folder = dirname(folder);
      continue;
    }
    const place = join(folder, name);
    const stats = lstatSync(place, { throwIfNoEntry: false });
    if (!stats) return;
    if (!isOwnedByUser(stats) && !isOwnedByRoot(stats)) throw new Error(`${place} belongs to another user`);
    if (!stats.isSymbolicLink()) {
      if (isWritableByOthers(stats) && !(stats.isDirectory() && hasMode(stats, STICKY)))
        throw new Error(`${place} can be written by other users`);
      folder = place;
      continue;
    }
    if (++links > MAX_LINKS) throw new Error(`${path} leads through too many symbolic links`);
    const target = readlinkSync(place);
    if (isAbsolute(target)) folder = '/';
    names.unshift(...target.split('/'));
  }
}

/** Whether this user owns a file. Always true on Windows, which has no user ids. */
export function isOwnedByUser({ uid }: Stats): boolean {
  return process.getuid === undefined || uid === process.getuid();
}

/** Whether another user, except root, can write to a file. Always false on Windows, whose modes say nothing about other users. */
export function isWritableByOthers(stats: Stats): boolean {
  return hasMode(stats, OTHERS_WRITE) || (hasMode(stats, GROUP_WRITES) && !isOwnGroup(stats.gid));
}

/** Whether a file has one of the permissions. Always false on Windows. */
export function hasMode({ mode }: Stats, bits: number): boolean {
  return process.getuid !== undefined && (mode & bits) !== 0;
}

/**
 * Whether a group has this user as its only member. Many systems give each user such a group, and let its members write to what the user makes:
 * `~/.cache` is often such a folder. Groups of directory services are not known here, and count as those of others.
 */
function isOwnGroup(gid: number): boolean {
  if (gid !== process.getgid?.()) return false;
  try {
    const { username } = userInfo();
    const groups = readFileSync('/etc/group', 'utf8').split('\n');
    const [name, , , members] =
      groups.map((line) => line.split(':')).find(([, , id]) => id === String(gid)) ?? [];
    return name === username && (members === '' || members === username);
  } catch {
    return false;
  }
}

/**
 * Whether root owns a file. In a user namespace that lacks root and the id for unmapped owners, as sandboxes make it, folders of root have that id. An
 * unmapped owner counts as root there: system folders could not be told from those of others otherwise.
 */
function isOwnedByRoot({ uid }: Stats): boolean {
  return uid === 0 || (uid === UNMAPPED && isUnmapped());
}

function isUnmapped(): boolean {
  try {
    const ranges = readFileSync('/proc/self/uid_map', 'utf8').trim().split('\n');
    return ranges.every((line) => {
      const [inside = 0, outside = 0, count = 0] = line.trim().split(/\s+/).map(Number);
      return outside > 0 && !(inside <= UNMAPPED && UNMAPPED < inside + count);
    });
  } catch {
    return false;
  }
}
