import * as glue from './pkg/acting/scheduler_acting_bg.js';
import address from './pkg/acting/scheduler_acting_bg.wasm?url';

export { address, glue };
