import type { PageConfig } from '../../../../adapters/http-contract/runtime-config.ts'

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

/** What the server wrote into the page: where the API is and what is configured. */
export const runtimeConfig: PageConfig = read()

/**
 * The address of a page, which the router alone adds by itself. Names in what browsers keep for a whole host (storage,
 * channels) begin with it too: other installations may lie on the same host.
 */
export const inApp = (path: string) => runtimeConfig.webPath + path
