import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { openOutput } from '../../../src/publish/output-folder.ts';
import { StagedWriter } from '../../../src/publish/staged-writer.ts';

/** Commits over the output in `folder` a file that is new, one that changed, a folder, a removal; dies at the Nth rename. */
const [folder = '', nth = ''] = process.argv.slice(2);
const output = openOutput(folder);
const writer = new StagedWriter({ newFolder: output.staging.newFolder, output: output.folder });
for (const path of ['index.html', 'new.html', 'more/new.html', 'file/changed.html']) {
  writer.write(path, Buffer.from('new'));
}

let count = 0;
const { renameSync } = fs;
fs.renameSync = (from, to) => {
  if (++count === Number(nth)) process.kill(process.pid, 'SIGKILL');
  renameSync(from, to);
};
syncBuiltinESMExports();

output.staging.commit({ put: ['index.html', 'new.html', 'more', 'file/changed.html'], remove: ['tree'] });
output.close();
