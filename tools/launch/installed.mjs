// Is everything that the lockfile names in node_modules? Half an installation must not pass for a whole one.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findNode } from './node.mjs';
import { inRoot } from './places.mjs';

/**
 * @typedef {object} Entry
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {string | string[]} [os]
 * @property {string | string[]} [cpu]
 * @property {string | string[]} [libc]
 */
/** @typedef {Record<string, Entry>} Packages */

const stamp = () => inRoot('node_modules', '.tablekeep-installed');

/** True if our own stamp, or npm's own record of a whole installation, fits the lockfile. */
export function isInstalled() {
  if (!hasPackages() || findNode() === null) return false;
  if (read(stamp()) === lockHash()) return true;
  if (!isRecordedByNpm()) return false;
  markInstalled();
  return true;
}

export function markInstalled() {
  writeFileSync(stamp(), lockHash());
}

/** Every package is there that is not optional. */
export function hasPackages() {
  return required(packagesOf(inRoot('package-lock.json'))).every(([place]) =>
    existsSync(inRoot(place, 'package.json')),
  );
}

/**
 * Whether the binaries made for this system are there too. An old Node leaves some out: npm passes over an optional
 * package that wants a newer one.
 */
export function hasBinaries() {
  return Object.entries(packagesOf(inRoot('package-lock.json')))
    .filter(([, entry]) => entry.optional && isForThisSystem(entry))
    .every(([place]) => existsSync(inRoot(place, 'package.json')));
}

/** @param {Entry} entry */
function isForThisSystem({ os, cpu, libc }) {
  if (os === undefined || cpu === undefined) return false;
  if (![os].flat().includes(process.platform) || ![cpu].flat().includes(process.arch)) return false;
  return libc === undefined || [libc].flat().includes(hasGlibc() ? 'glibc' : 'musl');
}

function hasGlibc() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  );
  return report.header?.glibcVersionRuntime !== undefined;
}

/** For those who ran `npm install` by hand: npm writes this file last, with the versions it installed. */
function isRecordedByNpm() {
  if (!hasBinaries()) return false;
  const recorded = packagesOf(inRoot('node_modules', '.package-lock.json'));
  return required(packagesOf(inRoot('package-lock.json'))).every(
    ([place, { version }]) => recorded[place]?.version === version,
  );
}

/** @param {Packages} packages */
function required(packages) {
  return Object.entries(packages).filter(
    ([place, entry]) => place.startsWith('node_modules/') && !entry.optional && !entry.devOptional,
  );
}

/**
 * @param {string} lockfile
 * @returns {Packages}
 */
function packagesOf(lockfile) {
  try {
    return JSON.parse(read(lockfile) ?? '').packages ?? {};
  } catch {
    return {};
  }
}

function lockHash() {
  return createHash('sha256')
    .update(read(inRoot('package-lock.json')) ?? '')
    .digest('hex');
}

/** @param {string} path */
function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
