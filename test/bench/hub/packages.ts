import type { Archive } from '../support/corpora.ts';

/** A package of the benchmark, at a version that never changes. */
export interface HubPackageOrigin extends Archive {
  /** The parent projects, nearest first, whose properties the package needs. */
  parents: readonly string[];
}

type Row = readonly [name: string, version: string, ...parents: string[]];

const of = (kind: Archive['kind'], rows: readonly Row[]): HubPackageOrigin[] =>
  rows.map(([name, version, ...parents]) => ({ kind, package: name, version, parents }));

/** Ten packages of each registry that use each other. Only read on the machine that measures; nothing of them is published. */
export const hubPackages: readonly HubPackageOrigin[] = [
  ...of('npm', [
    ['express', '4.21.2'],
    ['body-parser', '1.20.3'],
    ['http-errors', '2.0.0'],
    ['debug', '2.6.9'],
    ['ms', '2.0.0'],
    ['depd', '2.0.0'],
    ['on-finished', '2.4.1'],
    ['vfile', '6.0.3'],
    ['vfile-message', '4.0.2'],
    ['unist-util-stringify-position', '4.0.0'],
  ]),
  ...of('pypi-source', [
    ['flask', '3.1.0'],
    ['werkzeug', '3.1.3'],
    ['jinja2', '3.1.5'],
    ['markupsafe', '3.0.2'],
    ['click', '8.1.8'],
    ['itsdangerous', '2.2.0'],
    ['arrow', '1.3.0'],
    ['python-dateutil', '2.9.0.post0'],
    ['uvicorn', '0.34.0'],
    ['PyYAML', '6.0.2'],
  ]),
  ...of('go-module', [
    ['github.com/spf13/cobra', '1.9.1'],
    ['github.com/spf13/pflag', '1.0.6'],
    ['github.com/spf13/viper', '1.20.1'],
    ['github.com/spf13/afero', '1.14.0'],
    ['github.com/spf13/cast', '1.7.1'],
    ['github.com/gin-gonic/gin', '1.10.0'],
    ['github.com/gin-contrib/sse', '1.0.0'],
    ['github.com/stretchr/testify', '1.10.0'],
    ['github.com/stretchr/objx', '0.5.2'],
    ['github.com/go-viper/mapstructure/v2', '2.2.1'],
  ]),
  ...of('maven-sources', [
    [
      'com.fasterxml.jackson.core:jackson-databind',
      '2.18.2',
      'com.fasterxml.jackson:jackson-base:2.18.2',
      'com.fasterxml.jackson:jackson-bom:2.18.2',
    ],
    ['com.fasterxml.jackson.core:jackson-core', '2.18.2'],
    ['com.fasterxml.jackson.core:jackson-annotations', '2.18.2'],
    ['com.google.guava:guava', '33.4.0-jre', 'com.google.guava:guava-parent:33.4.0-jre'],
    ['com.google.guava:failureaccess', '1.0.2'],
    ['org.slf4j:slf4j-api', '2.0.16'],
    ['ch.qos.logback:logback-core', '1.5.16', 'ch.qos.logback:logback-parent:1.5.16'],
    ['ch.qos.logback:logback-classic', '1.5.16', 'ch.qos.logback:logback-parent:1.5.16'],
    ['org.apache.commons:commons-lang3', '3.17.0'],
    ['org.apache.commons:commons-text', '1.13.0'],
  ]),
];
