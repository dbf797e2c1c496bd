import { formatMoney, formatMoneyExactly } from '../formatting/numbers.ts'

interface CostProps {
  /** US dollars. */
  readonly amount: number
  /** Puts the amount into a sentence. */
  readonly say?: (money: string) => string
  readonly format?: (amount: number) => string
}

/** Money with two decimals; the exact amount is in the tooltip. */
export function Cost({ amount, say = (money) => money, format = formatMoney }: CostProps) {
  const [money, exact] = [format(amount), formatMoneyExactly(amount)]
  return <span title={exact === money ? undefined : exact}>{say(money)}</span>
}
