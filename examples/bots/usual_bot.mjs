// A bot for any game of the house in plain JavaScript: it gives the usual answer, where there is one.
// If it has built an answer itself, it asks the house by `weigh` whether that would be taken.
//
//     fondaco simulate doge --bots "cmd:node examples/bots/usual_bot.mjs,normal"

import { createInterface } from 'node:readline'

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`)
let answers = [] // to the open question, those with the usual verb first

// The most that a field admits by itself: a rule about the whole answer may still refuse it.
function most(field) {
  if (field.kind === 'amount') return field.high
  if (field.kind === 'one') return field.options.at(-1)
  if (field.kind === 'some') return field.options.slice(0, field.high)
  let left = field.high
  return field.limits.map((limit) => { const taken = Math.min(limit, left); left -= taken; return taken })
}

function weigh({ id, question }) {
  const move = question.moves.find(({ verb }) => verb === question.usual) ?? question.moves[0]
  answers.sort((a, b) => Number(b.verb === move.verb) - Number(a.verb === move.verb))
  const parts = Object.fromEntries(move.fields.map((field) => [field.name, most(field)]))
  answers.unshift({ verb: move.verb, parts })
  say({ type: 'weigh', id, ...answers[0] })
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.type === 'hello') say({ type: 'ready', protocol: 1, name: 'usual bot in JavaScript' })
  if (message.type === 'ask') { answers = message.answers; weigh(message) }
  if (message.type === 'weighed') say({ type: 'answer', id: message.id, ...answers[message.refused ? 1 : 0] })
  if (message.type === 'quit') break
}
