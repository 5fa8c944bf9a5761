import { join, resolve } from 'node:path';
import { root } from '../../../src/dev/process.ts';

/** The folder for fetched repositories, installed tools and scratch copies, kept between runs: `$TREEATLAS_BENCH_DIR`, or below `.treeatlas`. */
export const benchFolder = resolve(process.env['TREEATLAS_BENCH_DIR'] ?? join(root, '.treeatlas', 'bench'));
