import { ConfigSyntaxError } from '../../../config-file/config-syntax-error.ts';
import { readXmlElements, type XmlElement } from '../../../config-file/read-xml.ts';

/** A statement of a project file, in the order of the file. */
export type ProjectStatement =
  | { kind: 'property'; name: string; value: string; isConditional: boolean }
  /** A required package, or the version of one that others require. */
  | { kind: 'package'; item: string; action: PackageAction; names: string; version: string }
  | { kind: 'import'; path: string };

/** The actions on items, by the attributes that name the packages. The first attribute of an element counts. */
const packageActions = ['Include', 'Update', 'Remove'] as const;
export type PackageAction = (typeof packageActions)[number];

/** Items that are required packages, in lower case, and the item with the versions of packages. */
const PACKAGE_ITEMS = new Set(['packagereference', 'globalpackagereference', 'packageversion']);

/** Returns the elements of a document; none if it cannot be read. */
export function elementsIn(text: string): readonly XmlElement[] {
  try {
    return readXmlElements(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (!(error instanceof ConfigSyntaxError)) throw error;
    return [];
  }
}

/** Returns the statements of a project file about properties, packages and other files. Targets and tasks are not read. */
export function statementsIn(text: string): ProjectStatement[] {
  return elementsIn(text)
    .filter(({ name }) => name === 'Project')
    .flatMap(({ children }) => statementsOf(children, false));
}

function statementsOf(elements: readonly XmlElement[], isConditional: boolean): ProjectStatement[] {
  return elements.flatMap((element): ProjectStatement[] => {
    const { name, children } = element;
    const isUncertain = isConditional || element.attributes.has('Condition');
    switch (name) {
      case 'PropertyGroup':
        return children.map((child) => propertyOf(child, isUncertain));
      case 'ItemGroup':
        return children.flatMap((child) => packageOf(child, isUncertain));
      case 'Import':
        return [{ kind: 'import', path: element.attributes.get('Project') ?? '' }];
      case 'Choose':
      case 'When':
      case 'Otherwise':
      case 'ImportGroup':
        return statementsOf(children, name === 'ImportGroup' ? isUncertain : true);
      default:
        return [];
    }
  });
}

function propertyOf({ name, text, attributes }: XmlElement, isConditional: boolean): ProjectStatement {
  return {
    ...{ kind: 'property', name, value: text.trim() },
    isConditional: isConditional || attributes.has('Condition'),
  };
}

/** Returns no statement for a removal under a condition, which may not hold. */
function packageOf(element: XmlElement, isConditional: boolean): ProjectStatement[] {
  const { attributes } = element;
  const item = element.name.toLowerCase();
  const action = packageActions.find((each) => attributes.has(each));
  if (!PACKAGE_ITEMS.has(item) || action === undefined) return [];
  if (action === 'Remove' && (isConditional || attributes.has('Condition'))) return [];
  const version = metadataOf(element, 'VersionOverride') ?? metadataOf(element, 'Version') ?? '';
  return [{ kind: 'package', item, action, names: attributes.get(action) ?? '', version }];
}

/** Returns a value that is an attribute or an element. */
function metadataOf({ attributes, children }: XmlElement, name: string): string | undefined {
  return attributes.get(name) ?? children.find((child) => child.name === name)?.text.trim();
}
