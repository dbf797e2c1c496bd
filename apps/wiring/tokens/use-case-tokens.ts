import type { UseCases } from '../../../adapters/koa/use-cases.ts'
import { token, type Token } from './token.ts'

type UseCaseTokens = { readonly [Name in keyof UseCases]: Token<UseCases[Name]> }

/** One token for each use case of the HTTP API, created at its first use. */
export const useCaseTokens = new Proxy<Record<string, Token<unknown>>>(
  {},
  { get: (made, name) => (typeof name === 'string' ? (made[name] ??= token(name)) : undefined) },
) as UseCaseTokens
