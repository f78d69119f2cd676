import { Enums, Models, SPDX } from '@cyclonedx/cyclonedx-library';
import { PackageURL } from 'packageurl-js';
import { manifestOf, neededBy } from '../build/installed.mjs';

function licenseOf({ license, licenses }) {
  const text = license?.type ?? license ?? licenses?.[0]?.type;
  if (typeof text !== 'string' || text === '') return null;
  if (SPDX.isSupportedSpdxId(text)) return new Models.SpdxLicense(text);
  if (/ (AND|OR) /.test(text)) return new Models.LicenseExpression(text);
  return new Models.NamedLicense(text);
}

function addressOf({ repository, homepage }) {
  const url = (repository?.url ?? homepage ?? '').replace(/^git\+/, '');
  return /^https:\/\/\S+$/.test(url) ? url : null;
}

function componentOf(manifest) {
  const { version, description } = manifest;
  const [group, name] = manifest.name.includes('/')
    ? manifest.name.split('/')
    : [undefined, manifest.name];
  const purl = new PackageURL('npm', group, name, version, undefined, undefined).toString();
  const component = new Models.Component(Enums.ComponentType.Library, name, {
    group,
    version,
    description,
    purl,
    bomRef: purl,
  });
  const license = licenseOf(manifest);
  if (license) component.licenses.add(license);
  const address = addressOf(manifest);
  if (address)
    component.externalReferences.add(
      new Models.ExternalReference(address, Enums.ExternalReferenceType.Website),
    );
  return component;
}

/**
 * What a program is made of: the packages of this repository that are named, and all that they need at run
 * time, of which much is bundled and no longer to be seen in what is shipped.
 *
 * @param {{ name: string, version: string, packages: readonly string[], apart?: readonly string[] }} program
 *   `packages` are folders, `apart` names what they may need and the program does not bring along
 */
export function contentsOf({ name, version, packages, apart = [] }) {
  const bom = new Models.Bom();
  const program = new Models.Component(Enums.ComponentType.Application, name, {
    version,
    bomRef: `${name}@${version}`,
  });
  bom.metadata.component = program;
  const components = new Map();

  function add(folder) {
    const known = components.get(folder);
    if (known) return known;
    const component = componentOf(manifestOf(folder));
    components.set(folder, component);
    bom.components.add(component);
    for (const [needed, place] of neededBy(folder).found)
      if (!apart.includes(needed)) component.dependencies.add(add(place).bomRef);
    return component;
  }

  for (const folder of packages) program.dependencies.add(add(folder).bomRef);
  return bom;
}
