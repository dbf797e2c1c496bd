import { mkdtempSync, copyFileSync } from 'node:fs'
import { profileOfLibrary } from './test/benchmarks/profile/read-library.ts'
for (const p of process.argv.slice(2)) {
  const d = mkdtempSync('/tmp/zz-'); copyFileSync(`test/benchmarks/first-minute/pages/${p}`, `${d}/${p}`)
  console.log('##', p); for (const f of await profileOfLibrary(d)) if (f.candidates.length) console.log(' ', f.key, f.state, JSON.stringify(f.candidates.map(c=>c.value)))
}
