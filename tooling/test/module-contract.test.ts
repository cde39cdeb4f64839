import {
  moduleManifestSchema,
  moduleVersionSchema,
  routeManifestSchema,
} from '@denk/shared/contract';
import ts from 'typescript';
import { containerOf } from '@denk/shared/contract/federation.mjs';
import { sharedPackages } from '../webpack/shared-packages.mjs';
import { project, rows, section } from './project';

const contract = 'docs/module-contract.md';

type Fields = readonly (readonly [field: string, required: string])[];

const documented = (heading: string): Fields =>
  rows(section(contract, heading)).map(([field = '', required = '']) => [
    field.replaceAll('`', ''),
    required,
  ]);

const ofSchema = (entries: Readonly<Record<string, { readonly type: string }>>): Fields =>
  Object.entries(entries).map(([field, { type }]) => [field, type === 'optional' ? 'no' : 'yes']);

function ofInterface(name: string): Fields {
  const file = 'shared/src/contract/module-definition.ts';
  const source = ts.createSourceFile(file, project.get(file) ?? '', ts.ScriptTarget.Latest);
  const found = source.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  );
  if (!found || !ts.isInterfaceDeclaration(found)) throw new Error(`${file} has no ${name}`);
  return found.members.map((member) => [
    member.name?.getText(source) ?? '',
    member.questionToken ? 'no' : 'yes',
  ]);
}

describe('the document has the fields of the code, and no others:', () => {
  test.each(['ModuleDefinition', 'RouteDefinition', 'RouteHead'])('%s', (name) => {
    expect(documented(`### ${name}`)).toEqual(ofInterface(name));
  });

  test.each([
    ['Module manifest', moduleManifestSchema.entries],
    ['Route manifest', routeManifestSchema.entries],
    ['File manifest', moduleManifestSchema.entries.files.value.entries],
    ['Module version', moduleVersionSchema.entries],
  ])('%s', (heading, entries) => {
    expect(documented(`### ${heading}`)).toEqual(ofSchema(entries));
  });
});

test('the document lists what exists once per page', () => {
  const listed = [...section(contract, '## What exists once per page').matchAll(/^- `(.+)`$/gm)];
  expect(listed.map(([, name]) => name)).toEqual(Object.keys(sharedPackages({ eager: false })));
});

test('the document says how a container is named', () => {
  const [name, container] = ['folder', 'container'].map((what) =>
    rows(section(contract, '## Naming'))
      .find(([first]) => first?.startsWith(what))?.[2]
      ?.replaceAll('`', ''),
  );
  expect(containerOf(name ?? '')).toBe(container);
});
