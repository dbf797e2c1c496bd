import { buildWhenStale } from './fingerprint.mjs'
import { serverBuild } from './server-bundle.mjs'
import { webBuild } from './web-bundle.mjs'

const BUILDS = { server: serverBuild, web: webBuild }

/** Builds the parts that the command line names, both where it names none. */
const [, , ...named] = process.argv
for (const name of named.length > 0 ? named : Object.keys(BUILDS)) await buildWhenStale(BUILDS[name])
