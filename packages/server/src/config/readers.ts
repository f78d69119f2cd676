import { z } from 'zod';

/** An address with one of the protocols, such as `https:`. */
export const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  });

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`);

export const yesOrNo = z
  .enum(['0', '1', 'true', 'false'], 'must be 1 or 0')
  .transform((text) => text === '1' || text === 'true');
