import { at } from "$/cafe/base";
import { mount } from "svelte";
import App from "./App.svelte";
import "./style/base.css";

mount(App, { target: document.getElementById("app")! });

// A picture that does not come leaves its place empty.
addEventListener("error", ({ target }) => target instanceof HTMLImageElement && (target.style.visibility = "hidden"), true);

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register(at("/sw.js"));
