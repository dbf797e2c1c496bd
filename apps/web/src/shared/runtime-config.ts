import type { PageConfig } from '../../../../adapters/http-contract/portal.ts'

const defaults: PageConfig = {
  webPath: '',
  apiBaseUrl: '/api',
  releaseStage: 'development',
  languageModel: null,
  maxUploadMb: 50,
  mailConfigured: true,
  errorReporting: null,
  supportWidget: null,
}

function read(): PageConfig {
  if (typeof document === 'undefined') return defaults
  const text = document.getElementById('runtime-config')?.textContent
  const config = text ? { ...defaults, ...(JSON.parse(text) as Partial<PageConfig>) } : defaults
  // Whoever asks the server itself, past the proxy, is at its root.
  const isBelow = `${window.location.pathname}/`.startsWith(`${config.webPath}/`)
  return isBelow ? config : { ...config, webPath: '' }
}

/** The server's data in the page: the address of the API and the configuration. */
export const runtimeConfig: PageConfig = read()

/**
 * The path of a page, including the base path that only the router adds itself. Names in storage and channels, which
 * browsers share across a host, begin with it too, because a host may have several installations.
 */
export const inApp = (path: string) => runtimeConfig.webPath + path
