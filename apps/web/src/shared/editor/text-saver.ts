import type { InsertedPassage } from '../../../../../adapters/http-contract/texts.ts'

/** Milliseconds after the last key. */
export const SAVE_AFTER = 800

/** Maximum number of unanswered texts. */
const MAX_FINGERPRINTS = 20

/** Milliseconds between retries while the server is unreachable. */
const RETRIES = [2_000, 5_000, 15_000, 30_000] as const

export interface CurrentText {
  readonly version: number
  readonly text: string
}

/** A text that was saved meanwhile; `author` is null for the user in another place, or if unknown. */
export interface OtherText extends CurrentText {
  readonly author: string | null
}

/** A text that the server has not confirmed. */
export interface UnsavedText {
  readonly text: string
  /** The version that the user saw. */
  readonly basedOn: number
  /** An editor session; its saves form one version of the text. */
  readonly session: string
  /** Number of the save in the session, so that a late save changes nothing. */
  readonly sequence: number
  /** Passages of documents that were inserted. */
  readonly inserted?: readonly InsertedPassage[]
  /** Fingerprints of sent but unanswered texts, which the server may have saved. */
  readonly sent: readonly string[]
}

export type SaveOutcome<Saved extends CurrentText = CurrentText> =
  | { readonly kind: 'saved'; readonly saved: Saved }
  | { readonly kind: 'conflict'; readonly current: OtherText }
  /** No answer, or a failure that may pass. */
  | { readonly kind: 'no-connection' }
  | { readonly kind: 'session-over'; readonly because: 'expired' | 'removed' }
  | { readonly kind: 'refused'; readonly reason: string | null }

export type SaveStatus = 'unchanged' | 'changed' | 'saving' | 'saved' | 'kept' | 'conflict' | 'refused'

export interface SaverState {
  readonly text: string
  readonly status: SaveStatus
  /** The server's text, as far as known. */
  readonly server: CurrentText
  /** Set with `conflict`. */
  readonly other: OtherText | null
  /** Set with `refused`: the server's sentence, if any. */
  readonly reason: string | null
  /** Number of explicit saves: each is confirmed on screen, even if nothing changed. */
  readonly asked: number
}

export interface SaverPorts<Saved extends CurrentText = CurrentText> {
  /** `isLeaving`: the page may be gone before the answer arrives. Never throws. */
  readonly send: (unsaved: Omit<UnsavedText, 'sent'>, isLeaving: boolean) => Promise<SaveOutcome<Saved>>
  /** Stores a session's text on this device; null once the server has all of it. */
  readonly keep: (session: string, unsaved: UnsavedText | null) => void
  /** Calls `act` after the milliseconds; returns a function that cancels it. */
  readonly after: (milliseconds: number, act: () => void) => () => void
  readonly onSaved: (saved: Saved) => void
}

/**
 * Saves one text while it is being written: shortly after the last key, one request at a time, always the newest text.
 * Unconfirmed text is stored on the device. After a conflict, the later writer chooses between both texts.
 */
export class TextSaver<Saved extends CurrentText = CurrentText> {
  private state: SaverState
  private readonly listeners = new Set<() => void>()
  private sent: string[] = []
  private inserted: readonly InsertedPassage[] = []
  private sequence = 0
  private underWay = 0
  private isDue = false
  private failures = 0
  private giveUpTimer: () => void = () => undefined

  constructor(
    server: CurrentText,
    private session: string,
    private readonly ports: SaverPorts<Saved>,
  ) {
    this.state = { text: server.text, status: 'unchanged', server, other: null, reason: null, asked: 0 }
  }

  readonly current = (): SaverState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  get isSettled(): boolean {
    return this.underWay === 0 && ['unchanged', 'saved'].includes(this.state.status)
  }

  /** Begins a session; the earlier text stays a separate version. */
  begin(session: string): void {
    if (!this.isSettled) return
    this.session = session
    this.sequence = 0
  }

  /** Call this for every change by typing, and where a passage of a document was inserted. */
  change(text: string, from?: InsertedPassage): void {
    if (text === this.state.text) return
    if (from !== undefined) this.inserted = [...this.inserted, from]
    const { status } = this.state
    this.show(status === 'saving' || status === 'conflict' ? { text } : { text, status: 'changed' })
    this.keepUnsaved()
    if (status !== 'conflict') this.saveAfter(SAVE_AFTER)
  }

  /** Saves pending changes now. */
  flush(): void {
    this.giveUpTimer()
    if (this.underWay > 0) this.isDue = true
    else if (this.state.status === 'conflict') return
    else if (this.hasWords) void this.save(false)
    else if (!this.isSettled) this.settle()
  }

  /** Saves on the user's request. */
  saveNow(): void {
    this.show({ asked: this.state.asked + 1 })
    this.flush()
  }

  /** Saves when the page is being left, because a request in progress may be lost. */
  leave(): void {
    if (!this.hasWords || this.state.status === 'conflict') return
    this.giveUpTimer()
    if (this.sent.at(-1) !== fingerprint(this.state.text) || this.underWay === 0) void this.save(true)
  }

  /** Takes over a newer text of the server unless there are unsaved changes. Returns whether the text changed. */
  adopt(server: CurrentText): boolean {
    if (server.version <= this.state.server.version || !this.isSettled) return false
    const isOther = !isSame(server.text, this.state.text)
    this.show(isOther ? { server, text: server.text, status: 'unchanged' } : { server })
    return isOther
  }

  /** Continues with text that an earlier page could not save. */
  recover({ text, basedOn, sent, session, sequence, inserted = [] }: UnsavedText, current: OtherText): void {
    this.inserted = inserted
    this.sent = [...sent]
    this.session = session
    this.sequence = sequence
    this.show({ text, server: { version: basedOn, text: basedOn === current.version ? current.text : '' } })
    this.keepUnsaved()
    if (basedOn === current.version) return this.hasWords ? this.flush() : this.settle()
    this.meet(current, basedOn)
  }

  /** Resolves a conflict: `both` puts the user's text below the other. */
  decide(choice: 'mine' | 'theirs' | 'both'): void {
    const { other, text } = this.state
    if (other === null) return
    const chosen = { mine: text, theirs: other.text, both: `${other.text}\n\n${text}`.trim() }[choice]
    this.show({ text: chosen, server: other, other: null, status: 'changed' })
    if (choice === 'theirs') this.settle()
    else this.resend()
  }

  private get hasWords(): boolean {
    return this.state.text !== this.state.server.text
  }

  private saveAfter(milliseconds: number): void {
    this.giveUpTimer()
    this.giveUpTimer = this.ports.after(milliseconds, () => this.flush())
  }

  private async save(isLeaving: boolean): Promise<void> {
    const { text, server } = this.state
    this.isDue = false
    this.sequence++
    this.sent = [...this.sent, fingerprint(text)].slice(-MAX_FINGERPRINTS)
    this.keepUnsaved()
    this.show({ status: 'saving', reason: null })
    this.underWay++
    const { session, sequence, inserted } = this
    const outcome = await this.ports.send({ text, basedOn: server.version, session, sequence, inserted }, isLeaving)
    this.underWay--
    if (outcome.kind === 'saved') this.confirm(outcome.saved, text)
    else this.take(outcome, server.version)
  }

  private take(outcome: Exclude<SaveOutcome<Saved>, { kind: 'saved' }>, basedOn: number): void {
    switch (outcome.kind) {
      case 'conflict':
        return this.meet(outcome.current, basedOn)
      case 'no-connection':
        return this.retryLater()
      case 'session-over':
        return this.show({ status: 'kept' })
      case 'refused':
        return this.show({ status: 'refused', reason: outcome.reason })
    }
  }

  private confirm(saved: Saved, text: string): void {
    this.failures = 0
    if (saved.version >= this.state.server.version) {
      this.show({ server: { version: saved.version, text: isSame(saved.text, text) ? text : saved.text } })
      this.ports.onSaved(saved)
    }
    this.goOn()
  }

  /** Handles a newer version, which may be the user's own if its confirmation was lost. */
  private meet(current: OtherText, basedOn: number): void {
    const known = this.state.server.version
    if (current.version <= known) return basedOn < known ? this.resend() : this.retryLater()
    const isOwn = isSame(current.text, this.state.text) || this.sent.includes(fingerprint(current.text))
    if (!isOwn) return this.show({ status: 'conflict', other: current })
    this.show({ server: current })
    this.resend()
  }

  /** Called after an answer: finishes, or saves newer text. */
  private goOn(): void {
    if (!this.hasWords) return this.settle()
    if (this.underWay > 0) return
    this.sent = []
    this.keepUnsaved()
    if (this.isDue) this.flush()
    else this.show({ status: 'changed' })
  }

  private retryLater(): void {
    this.show({ status: 'kept' })
    this.saveAfter(RETRIES[Math.min(this.failures++, RETRIES.length - 1)]!)
  }

  private resend(): void {
    if (!this.hasWords) return this.settle()
    this.keepUnsaved()
    this.flush()
  }

  private settle(): void {
    this.giveUpTimer()
    this.sent = []
    this.inserted = []
    this.show({ status: 'saved', reason: null })
    this.ports.keep(this.session, null)
  }

  private keepUnsaved(): void {
    const { text, server } = this.state
    const { session, sequence, sent, inserted } = this
    if (this.hasWords) this.ports.keep(session, { text, basedOn: server.version, session, sequence, inserted, sent })
    else if (this.underWay === 0) this.ports.keep(session, null)
  }

  private show(changes: Partial<SaverState>): void {
    this.state = { ...this.state, ...changes }
    for (const listener of this.listeners) listener()
  }
}

/** The server may trim white space. */
const isSame = (one: string, other: string) => one.trim() === other.trim()

/** Identifies a text by its length and a hash, without storing it. */
function fingerprint(text: string): string {
  let hash = 0
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0
  return `${text.length}/${hash}`
}
