import { apiRouter } from '../../adapters/koa/api-router.ts'

/** `POST /account/login` and so on: every call that the API answers, in the order in which it looks for them. */
export function registeredCalls(): string[] {
  const places = { basePath: '', webUrl: 'http://localhost', runtimeConfig: { apiBaseUrl: '' } }
  const options = { ...places, useCases: {}, log: {} } as Parameters<typeof apiRouter>[0]
  return apiRouter(options).stack.map(({ methods, path }) => {
    const method = methods.find((name) => name !== 'HEAD')
    return `${method} ${String(path)}`
  })
}
