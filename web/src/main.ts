import { at } from "$/cafe/base";
import { mount } from "svelte";
import App from "./App.svelte";
import "./style/base.css";

mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register(at("/sw.js"));
