import { formatMoney, formatMoneyExactly } from '../formatting/numbers.ts'

interface CostProps {
  /** US dollars. */
  readonly amount: number
  /** What is said of it. */
  readonly say?: (money: string) => string
}

/** Money with two decimals; what they leave out is in its tooltip. */
export function Cost({ amount, say = (money) => money }: CostProps) {
  const [money, exact] = [formatMoney(amount), formatMoneyExactly(amount)]
  return <span title={exact === money ? undefined : exact}>{say(money)}</span>
}
