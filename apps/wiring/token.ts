import type { ContainerModuleLoadOptions } from 'inversify'

declare const provides: unique symbol

/** The name under which the container keeps a `T`. A token of something more specific serves where less is asked for. */
export type Token<T> = symbol & { readonly [provides]?: T }

type TokensOf<Parts extends readonly unknown[]> = { readonly [Index in keyof Parts]: Token<Parts[Index]> }

export function token<T>(name: string): Token<T> {
  return Symbol(name)
}

/** Binds one shared `T`, made from the things that the tokens stand for. Missing or swapped tokens do not compile. */
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

/** As `provide`, by a class and the tokens of its constructor's parameters. */
export function construct<T, Parts extends readonly unknown[]>(
  module: ContainerModuleLoadOptions,
  target: Token<T>,
  part: new (...parts: Parts) => T,
  parts: TokensOf<Parts>,
): void {
  provide(module, target, (...made: Parts) => new part(...made), parts)
}
