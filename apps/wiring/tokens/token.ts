import type { ContainerModuleLoadOptions } from 'inversify'

declare const provides: unique symbol

/** The container's name for a `T`. A token of a more specific type is accepted for a more general one. */
export type Token<T> = symbol & { readonly [provides]?: T }

type TokensOf<Parts extends readonly unknown[]> = { readonly [Index in keyof Parts]: Token<Parts[Index]> }

export function token<T>(name: string): Token<T> {
  return Symbol(name)
}

/** Binds one shared `T`, made from the values of the tokens. Missing or swapped tokens do not compile. */
export function provide<T, Parts extends readonly unknown[]>(
  { bind }: ContainerModuleLoadOptions,
  target: Token<T>,
  make: (...parts: Parts) => T,
  parts: TokensOf<Parts>,
): void {
  bind(target)
    .toResolvedValue((...made: unknown[]) => make(...(made as unknown as Parts)), [...parts])
    .inSingletonScope()
}

/** Same as `provide`, with a class and the tokens of its constructor's parameters. */
export function construct<T, Parts extends readonly unknown[]>(
  module: ContainerModuleLoadOptions,
  target: Token<T>,
  part: new (...parts: Parts) => T,
  parts: TokensOf<Parts>,
): void {
  provide(module, target, (...made: Parts) => new part(...made), parts)
}
