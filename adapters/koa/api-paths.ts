import type { AppOptions } from './app-options.ts'
import { pathOf } from './path-of.ts'

type Places = Pick<AppOptions, 'runtimeConfig' | 'webUrl' | 'basePath'>

/** The path at which browsers call the API, and its prefix before the API's own path. */
export function apiPaths({ runtimeConfig, webUrl, basePath }: Places) {
  const path = pathOf(new URL(runtimeConfig.apiBaseUrl, webUrl).href)
  return { path, root: path.endsWith(basePath) ? path.slice(0, -basePath.length) : pathOf(webUrl) }
}
