import { expect, it } from 'vitest';
import { createLanguageFinder } from '../../src/grammar/language-of.ts';
import { loadGrammars } from '../../src/grammar/load-grammars.ts';

const finder = createLanguageFinder(loadGrammars());

it.each([
  ['src/a.PY', 'python'],
  ['Rakefile', 'ruby'],
  ['deep/Makefile', 'makefile'],
  ['Dockerfile', 'dockerfile'],
  ['Dockerfile.dev', 'dockerfile'],
  ['web.dockerfile', 'dockerfile'],
  ['CMakeLists.txt', 'cmake'],
  ['notes.txt', undefined],
  ['unit.pas', undefined],
  ['Gemfile.lock', undefined],
])('%s is in %s', (path, language) => {
  expect(finder.byPath(path)).toBe(language);
});

it.each([
  ['#!/bin/sh\n', 'bash'],
  ['#!/usr/bin/env bash\n', 'bash'],
  ['#! /usr/bin/env -S node --no-warnings\n', 'javascript'],
  ['#!/usr/local/bin/python3.12 -u\n', 'python'],
  ['#!python\n', 'python'],
  ['#!/usr/bin/env\n', undefined],
  ['#!/opt/unknown\n', undefined],
])('a file that begins with %j is in %s', (line, language) => {
  expect(finder.byFirstLine(line)).toBe(language);
});
