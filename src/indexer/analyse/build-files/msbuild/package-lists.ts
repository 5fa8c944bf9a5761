import type { Dependency } from '../../../../model/packages.ts';
import type { XmlElement } from '../../../config-file/read-xml.ts';
import { elementsIn } from './project-file.ts';

/** The specification of a package: `*.nuspec`. Members are empty if a build replaces them (`$id$`). */
export interface Specification {
  id: string;
  version: string;
  dependencies: readonly Dependency[];
}

/** Undefined if the text cannot be read. */
export function specificationIn(text: string): Specification | undefined {
  const metadata = childrenOf(elementsIn(text), 'package').find(({ name }) => name === 'metadata');
  if (!metadata) return undefined;
  const literal = (name: string): string => {
    const value = metadata.children.find((child) => child.name === name)?.text.trim() ?? '';
    return /^[\w.+-]+$/.test(value) ? value : '';
  };
  const all = childrenOf(metadata.children, 'dependencies');
  const dependencies = [...all, ...childrenOf(all, 'group')].filter(({ name }) => name === 'dependency');
  return { id: literal('id'), version: literal('version'), dependencies: dependencies.flatMap(dependencyOf) };
}

/** Returns the packages of a list `packages.config`. */
export function packagesIn(text: string): Dependency[] {
  return childrenOf(elementsIn(text), 'packages')
    .filter(({ name }) => name === 'package')
    .flatMap(dependencyOf);
}

function dependencyOf({ attributes }: XmlElement): Dependency[] {
  const [name = '', version = ''] = [attributes.get('id'), attributes.get('version')];
  return /^[\w.-]+$/.test(name) ? [{ name, wanted: version.includes('$') ? '' : version }] : [];
}

function childrenOf(elements: readonly XmlElement[], parent: string): XmlElement[] {
  return elements.filter(({ name }) => name === parent).flatMap(({ children }) => children);
}
