// The runner loads the file in the folder of stand-ins in place of the module that is named.
import axios from 'axios';
import { now } from './clock.js';

jest.mock('axios');
jest.mock('./clock.js');

test('a test that mocks a module also depends on its stand-in', () => {
  now(); // src/clock.js:now
});
