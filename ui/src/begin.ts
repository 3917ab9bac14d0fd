import { mount } from 'svelte';
import App from './App.svelte';
import { chooseBackend } from './backend';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element #app');

mount(App, { target, props: { backend: await chooseBackend() } });
