/** The gallery: every piece of the kit and every tile on one page, to be looked at. Not part of the build. */
import '../styles/index.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'day';
const target = document.getElementById('app');
if (target) mount(Gallery, { target, props: { page: asked.get('page') ?? 'tiles' } });
