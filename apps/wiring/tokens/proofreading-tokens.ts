import type { Proofreader } from '../../../core/proofreading/ports.ts'
import type { ProofreadApplication } from '../../../core/proofreading/proofread-application.ts'
import { token } from './token.ts'

export const proofreadingTokens = {
  proofreader: token<Proofreader>('Proofreader'),
  builtIn: token<Proofreader>('built-in Proofreader'),
  proofread: token<ProofreadApplication>('ProofreadApplication'),
}
