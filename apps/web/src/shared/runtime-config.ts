import type { RuntimeConfig } from '../../../../adapters/http-contract/runtime-config.ts'

const defaults: RuntimeConfig = {
  apiBaseUrl: '/api',
  releaseStage: 'development',
  languageModelConfigured: false,
  maxUploadMb: 50,
  mailConfigured: true,
  errorReporting: null,
  supportWidget: null,
}

function read(): RuntimeConfig {
  const text = document.getElementById('runtime-config')?.textContent
  return text ? { ...defaults, ...(JSON.parse(text) as Partial<RuntimeConfig>) } : defaults
}

/** What the server wrote into the page: where the API is and what is configured. */
export const runtimeConfig: RuntimeConfig = read()
