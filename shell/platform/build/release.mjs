#!/usr/bin/env node
import { buildRelease } from './build-release.mjs';

const manifest = await buildRelease({ folder: process.cwd() });
const kilobytes = (files) =>
  (files.reduce((sum, file) => sum + manifest.assets[file].brotli, 0) / 1000).toFixed(1);
console.log(`${manifest.app} ${manifest.release}: entry ${kilobytes([manifest.remote.entry])} kB brotli`);
