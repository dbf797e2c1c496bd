import { expect } from 'chai'
import { isCommand, keyOf } from '../../apps/web/src/shared/use-keys.ts'

/** What a browser tells of a key. */
const pressed = (key: string, more: Partial<KeyboardEvent> = {}) =>
  ({
    key,
    code: '',
    isComposing: false,
    keyCode: 0,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  }) as KeyboardEvent

describe('what a key press means', () => {
  it('is a letter in lower case, and any other key as it is called', () => {
    for (const [key, meant] of [
      ['c', 'c'],
      ['C', 'c'],
      ['?', '?'],
      ['Escape', 'Escape'],
      ['ArrowDown', 'ArrowDown'],
    ] as const)
      expect(keyOf(pressed(key)), key).to.equal(meant)
  })

  it('is a letter by its place where the layout has no Latin letters, else by what is printed on it', () => {
    for (const [key, code, meant] of [
      ['о', 'KeyJ', 'j'],
      ['С', 'KeyC', 'c'],
      ['ξ', 'KeyJ', 'j'],
      ['a', 'KeyQ', 'a'],
      ['ö', 'Semicolon', 'ö'],
    ] as const)
      expect(keyOf(pressed(key, { code })), `${key} on ${code}`).to.equal(meant)
  })

  it('is nothing while a word is being composed', () => {
    expect(keyOf(pressed('Enter', { isComposing: true }))).to.equal('')
    expect(keyOf(pressed('Escape', { keyCode: 229 }))).to.equal('')
  })

  it('is a command with Ctrl or Cmd, not with AltGr', () => {
    expect(isCommand(pressed('Enter', { ctrlKey: true }))).to.equal(true)
    expect(isCommand(pressed('Enter', { metaKey: true }))).to.equal(true)
    expect(isCommand(pressed('Enter'))).to.equal(false)
    expect(isCommand(pressed('@', { ctrlKey: true, altKey: true }))).to.equal(false)
  })
})
