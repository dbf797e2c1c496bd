import type { AppOptions } from './app-options.ts'
import { pathOf } from './path-of.ts'

type Places = Pick<AppOptions, 'runtimeConfig' | 'webUrl' | 'basePath'>

/** The path under which browsers call the API, and what of it lies before the API's own. */
export function apiPaths({ runtimeConfig, webUrl, basePath }: Places) {
  const path = pathOf(new URL(runtimeConfig.apiBaseUrl, webUrl).href)
  return { path, root: path.endsWith(basePath) ? path.slice(0, -basePath.length) : pathOf(webUrl) }
}
