// Works for as long as it is told, and prints how often it has gone round: what a processor can do by itself.
import { createHash } from 'node:crypto';

const bytes = Buffer.alloc(4_096);
const end = performance.now() + Number(process.argv[2]);
let rounds = 0;
while (performance.now() < end) {
  createHash('sha256').update(bytes).digest();
  rounds += 1;
}
console.log(rounds);
