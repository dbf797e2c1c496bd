import { fileURLToPath } from 'node:url'

/** The folder of the built web app: beside the bundle, or under `dist` when run from the sources. */
export function webRoot(): string {
  const isSource = import.meta.url.endsWith('.ts')
  return fileURLToPath(new URL(isSource ? '../../dist/web' : '../web', import.meta.url))
}
