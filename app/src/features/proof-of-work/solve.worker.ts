// Tries keys until one fits the challenge; a thread of its own keeps the page alive meanwhile.
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

handler({ deriveKey });
